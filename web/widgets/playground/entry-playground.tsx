import './workers.ts';
// In place of graphiql/style.css, which has fonts of 400 KB in it, the sheets that it is made of.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const element = document.getElementById('root');
if (element) createRoot(element).render(<Playground />);
