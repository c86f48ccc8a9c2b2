/** What few games do, as whoever plays has it: in parts, or all of it. */
export { hearingParts, NotLoaded, type PartName, withParts } from '../../engine/turn/rare/parts.ts';
