import './styles/main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { start } from './start.ts';

const root = document.getElementById('root');
if (root) {
  start().then(
    (app) => {
      if (app === null) return; // another address takes over
      if (root.firstChild) hydrateRoot(root, <App {...app} />);
      else createRoot(root).render(<App {...app} />);
    },
    (error) => console.error(error), // the server's HTML stays, and its links work
  );
}
