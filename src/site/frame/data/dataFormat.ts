/** Of the data files of the site. Raised whenever an older script could misread a list, shard or catalogue. */
export const dataFormat = 4;
