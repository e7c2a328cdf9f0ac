import { conformance } from './conformance.ts';
import { quay2 } from './testing/quay/index.ts';

conformance(quay2, { loadable: state => state.over === false, games: 6 });
