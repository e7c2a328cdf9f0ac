import { render } from 'preact';
import '../ui/theme.css';
import { text } from '../text/text.ts';
import { App } from './App.tsx';
import { followLinks } from './routes.ts';
import { keepTitle } from './title.ts';

await text.load();
keepTitle();
followLinks();
render(<App />, document.getElementById('app')!);
