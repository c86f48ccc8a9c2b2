import { fetchData } from './fetchData.ts';
import { searchListPath, type SearchList } from './searchList.ts';

/** What has a finished search file, as it is now. */
export const loadSearchList = (): Promise<SearchList> => fetchData(searchListPath) as Promise<SearchList>;
