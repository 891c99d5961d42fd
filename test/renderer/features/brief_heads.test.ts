import { describe, expect, it } from 'vitest';
import { briefHeads } from '../../../renderer/features/criteria/brief_heads.ts';

describe('criteria where there is little room', () => {
  it.each([
    ['AWS', 'AWS'],
    ['Apache Kafka', 'Apache Kafka'],
    ['Go or Python', 'Go or Python'],
    ['Data modelling', 'Data modelling'],
    // a name rather than what is said of it
    ['Distributed streaming with Kafka', 'Kafka'],
    ['Automated CI/CD pipelines', 'CI/CD pipelines'],
    ['Reliability improvements in C++', 'Improvements in C++'],
    ['Docker and Kubernetes in production', 'Kubernetes'],
    // of plain words as many as fit: of equals the first thing, and the last words of it
    ['Message queues and event-driven architecture', 'Message queues'],
    ['Query optimisation in PostgreSQL', 'Query optimisation'],
    ['Designing resilient distributed systems', 'Distributed systems'],
    ['Degree in computer science', 'Computer science'],
    ['Led a mobile team of many people', 'Led a mobile team'],
    ['Kenntnisse der Lohnabrechnung', 'Lohnabrechnung'],
    // one word is never cut
    ['Qualitätsmanagementbeauftragte', 'Qualitätsmanagementbeauftragte'],
  ])('%s', (head, said) => {
    expect(briefHeads([head], 19)).toEqual([said]);
  });

  it('leaves out what others say too', () => {
    expect(
      briefHeads(['Backend services in production', 'Frontend services in production', 'Java services'], 18),
    ).toEqual(['Backend services', 'Frontend services', 'Java services']);
  });

  it('makes no two the same', () => {
    const heads = ['Long experience leading nurses', 'Short experience leading nurses'];
    const [one, other] = briefHeads(heads, 14);
    expect(one).not.toBe(other);
  });
});
