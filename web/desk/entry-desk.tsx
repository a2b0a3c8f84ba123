import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { placeOf } from './app/place.ts';
import { Desk } from './Desk.tsx';
import { preload } from './frame/screens.ts';

preload(placeOf(location).screen); // beside the texts and who is signed in
const element = document.getElementById('root');
if (element) createRoot(element).render(<Desk />);
