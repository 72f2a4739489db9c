/** The workers of one queue, each of which takes some messages at a time. */
export interface Crew {
  /** Adds a worker. `wake` wakes it, or makes it look again at once where it is at work. */
  add(wake: () => void): CrewMember;
  /** Wakes as many idle workers as the messages need; where there are fewer, the busy ones too. */
  wakeFor(messages: number): void;
}

/** A worker of a crew. */
export interface CrewMember {
  /** Does work; meanwhile others are woken first. */
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
      // Busy workers look again when they are done, and it is not known which will be first.
      const woken = resting.length < needed ? members : resting.slice(0, needed);
      for (const { wake } of woken) wake();
    },
  };
}
