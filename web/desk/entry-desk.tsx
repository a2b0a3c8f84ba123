import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { placeOf } from './app/place.ts';
import { Desk } from './Desk.tsx';
import { preload } from './frame/screens.ts';

const element = document.getElementById('root');
if (location.pathname.startsWith('/setup/')) {
  import('./setup/Setup.tsx').then(({ Setup }) => element && createRoot(element).render(<Setup />));
} else {
  preload(placeOf(location).screen); // beside the texts and who is signed in
  if (element) createRoot(element).render(<Desk />);
}
