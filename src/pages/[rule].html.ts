/** `613.7c.html`, which leads to where the rule stands in the current edition: src/site/writing/ruleLeads.ts. */
import type { APIRoute } from 'astro';
import { openLibrary } from '../site/frame/library/library.ts';
import { listRuleLeads, makeRuleLead, type RuleLead } from '../site/writing/ruleLeads.ts';

export function getStaticPaths() {
  const { current } = openLibrary();
  return (current ? listRuleLeads(current) : []).map((lead) => ({ params: { rule: lead.number }, props: { lead } }));
}

export const GET: APIRoute<{ lead: RuleLead }> = ({ props: { lead } }) =>
  new Response(makeRuleLead(lead), { headers: { 'content-type': 'text/html; charset=utf-8' } });
