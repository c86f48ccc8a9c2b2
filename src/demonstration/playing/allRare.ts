/** All that few games do. */
export { rare as allRare } from '../../engine/turn/rare.ts';
