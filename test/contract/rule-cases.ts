import { rules } from '../../generated/rules.ts';
import type { Rule } from '../../generated/shapes.ts';

/** One example of a rule: what it is called in a report, the rule, and the example. */
export type RuleCase = [string, Rule, Readonly<Record<string, unknown>>];

const SHOWN_LENGTH = 80;

/** The rules of the contract by their names; a rule may hold for several variants. */
export function rulesByName(wanted: (rule: Rule) => boolean = () => true): [string, Rule[]][] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules.filter(wanted)) {
    groups.set(rule.rule, [...(groups.get(rule.rule) ?? []), rule]);
  }
  return [...groups];
}

/** The examples of rules, of one kind. */
export function ruleCases(of: readonly Rule[], kind: 'accepted' | 'refused'): RuleCase[] {
  return of.flatMap((rule) =>
    rule[kind].map((patch): RuleCase => {
      const text = JSON.stringify(patch);
      const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
      return [`${rule.operationId} ${rule.variant} ${shown}`, rule, patch];
    }),
  );
}
