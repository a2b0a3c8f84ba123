import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';

const element = document.getElementById('root');
if (element) createRoot(element).render(<Desk />);
