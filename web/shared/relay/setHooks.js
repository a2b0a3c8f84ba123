// In place of hooksAreThere.js in what browsers load: gives lateHooks.js Relay's own hooks, and every fragment.
import fragments from 'virtual:fragments';
import * as hooks from './hooks.js';
import { setHooks } from './lateHooks.js';

setHooks(hooks, fragments);
