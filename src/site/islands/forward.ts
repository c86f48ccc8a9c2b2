/**
 * Leads on from addresses that were noted while an edition was the newest: its terms and whole sections had pages of their own then. Once it
 * is superseded they stand on the page of its glossary and on those of its subsections.
 */
const [, root, term, section] = /^(.*\/\d{4}-\d\d-\d\d\/)(?:glossary\/([a-z0-9-]+)|(\d{1,3})\/all)\/$/.exec(location.pathname) ?? [];
if (root !== undefined) location.replace(term === undefined ? `${root}${section ?? ''}/` : `${root}glossary/#term-${term}`);
