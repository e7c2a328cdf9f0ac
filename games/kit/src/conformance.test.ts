import { conformance } from './conformance.ts';
import { quay } from './testing/quay/index.ts';

conformance(quay, { loadable: state => state.over === false, games: 6 });
