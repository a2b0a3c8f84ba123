import './workers.ts';
import 'graphiql/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const element = document.getElementById('root');
if (element) createRoot(element).render(<Playground />);
