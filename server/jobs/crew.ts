/** Those that handle the messages of a queue, each some at a time. */
export interface Crew {
  /** Adds one, which `wake` wakes, or has look again at once where it is at work. */
  add(wake: () => void): CrewMember;
  /** Wakes as many of those at rest as so many messages need; where there are fewer, those at work too. */
  wakeFor(messages: number): void;
}

/** One of a crew. */
export interface CrewMember {
  /** Does work; meanwhile others are woken rather than this one. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a crew of which each takes so many messages at a time. */
export function makeCrew(messagesEach: number): Crew {
  const members: { readonly wake: () => void; isAtWork: boolean }[] = [];
  return {
    add(wake) {
      const member = { wake, isAtWork: false };
      members.push(member);
      return {
        async during(work) {
          member.isAtWork = true;
          try {
            return await work();
          } finally {
            member.isAtWork = false;
          }
        },
      };
    },
    wakeFor(messages) {
      const needed = Math.ceil(messages / messagesEach);
      const resting = members.filter(({ isAtWork }) => !isAtWork);
      // Whoever is at work looks again when it has done; who will be the first is not known.
      const woken = resting.length < needed ? members : resting.slice(0, needed);
      for (const { wake } of woken) wake();
    },
  };
}
