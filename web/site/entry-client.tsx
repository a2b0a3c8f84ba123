import '../shared/styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { start } from './start.ts';

start().then(
  (app) => {
    const root = document.getElementById('root');
    if (!root || app === null) return; // null: another address takes over
    if (!root.firstChild) return createRoot(root).render(<App {...app} />);
    startTransition(() => {
      hydrateRoot(root, <App {...app} />); // in slices, between which the browser answers its visitor
    });
  },
  (error) => console.error(error), // the server's HTML stays, and its links work
);
