declare module 'node-nlp' {
  type Guess = { readonly intent: string; readonly score: number };
  class NlpManager {
    constructor(settings: object);
    addDocument(locale: string, utterance: string, intent: string): void;
    train(): Promise<void>;
    export(minified: boolean): string;
    readonly nlp: { readonly nluManager: { process(locale: string, utterance: string): Promise<Guess> } };
  }
  const nodeNlp: { readonly NlpManager: typeof NlpManager };
  export = nodeNlp;
}
