import protobuf from 'protobufjs';

/**
 * The messages of the protocol that carry appends and the log, with the fields that Parley uses; others are
 * skipped. The client's own messages take several times as long. Streams' names and JSON are bytes in the
 * protocol. Here they are strings, which look the same on the wire.
 */
const { root } = protobuf.parse(`
  syntax = "proto3";

  message BatchAppendReq {
    UUID correlation_id = 1;
    Options options = 2;
    repeated ProposedMessage proposed_messages = 3;
    bool is_final = 4;

    message Options {
      StreamIdentifier stream_identifier = 1;
      oneof expected_stream_position {
        uint64 stream_position = 2;
        Empty no_stream = 3;
        Empty any = 4;
      }
    }
    message ProposedMessage {
      UUID id = 1;
      map<string, string> metadata = 2;
      string custom_metadata = 3;
      string data = 4;
    }
  }

  message BatchAppendResp {
    UUID correlation_id = 1;
    Status error = 2;
    Success success = 3;

    message Success {
      uint64 current_revision = 1;
      AllStreamPosition position = 3;
    }
    message AllStreamPosition {
      uint64 commit_position = 1;
    }
    message Status {
      string message = 2;
      Any details = 3;
    }
    message Any {
      string type_url = 1;
      bytes value = 2;
    }
  }

  message WrongExpectedVersion {
    oneof current {
      uint64 current_stream_revision = 1;
      Empty current_no_stream = 2;
    }
  }

  message ReadResp {
    ReadEvent event = 1;
    Empty confirmation = 2;
    Checkpoint checkpoint = 3;
    Empty caught_up = 8;

    message Checkpoint {
      uint64 commit_position = 1;
    }

    message ReadEvent {
      RecordedEvent event = 1;
    }
    message RecordedEvent {
      UUID id = 1;
      StreamIdentifier stream_identifier = 2;
      uint64 stream_revision = 3;
      uint64 commit_position = 5;
      repeated Property metadata = 6; // A map; a list decodes faster.
      string custom_metadata = 7;
      string data = 8;
    }
    message Property {
      string key = 1;
      string value = 2;
    }
  }

  message UUID {
    Structured structured = 1;
    string string = 2;

    message Structured {
      uint64 most_significant_bits = 1;
      uint64 least_significant_bits = 2;
    }
  }
  message StreamIdentifier {
    string stream_name = 3;
  }
  message Empty {}
`);

/** 64-bit integers; a JavaScript number holds their lower 53 bits exactly. */
type Long = { readonly toNumber: () => number; readonly toString: (radix?: number) => string };
type Empty = Readonly<Record<string, never>>;

type BatchAppendReq = {
  readonly correlationId: { readonly string: string };
  readonly options: { readonly streamIdentifier: { readonly streamName: string } } & (
    | { readonly streamPosition: number }
    | { readonly noStream: Empty }
    | { readonly any: Empty }
  );
  readonly proposedMessages: readonly {
    readonly id: { readonly string: string };
    readonly metadata: Readonly<Record<string, string>>;
    readonly customMetadata: string;
    readonly data: string;
  }[];
  readonly isFinal: boolean;
};

/** A decoded message: absent messages are null, other absent values empty or zero. */
export type BatchAppendResp = {
  readonly correlationId: Uuid | null;
  readonly error: {
    readonly message: string;
    readonly details: { readonly typeUrl: string; readonly value: Uint8Array } | null;
  } | null;
  readonly success: {
    readonly currentRevision: Long;
    readonly position: { readonly commitPosition: Long } | null;
  } | null;
};

export type Uuid = {
  readonly structured: { readonly mostSignificantBits: Long; readonly leastSignificantBits: Long } | null;
  readonly string: string;
};

type WrongExpectedVersion = {
  readonly current?: 'currentStreamRevision' | 'currentNoStream';
  readonly currentStreamRevision: Long;
};

type ReadResp = {
  readonly event: { readonly event: LoggedMessage | null } | null;
  readonly confirmation: Empty | null;
  readonly checkpoint: { readonly commitPosition: Long } | null;
  readonly caughtUp: Empty | null;
};

export type LoggedMessage = {
  readonly id: Uuid | null;
  readonly streamIdentifier: { readonly streamName: string } | null;
  readonly streamRevision: Long;
  readonly commitPosition: Long;
  readonly metadata: readonly { readonly key: string; readonly value: string }[];
  readonly customMetadata: string;
  readonly data: string;
};

type Received<T> = { readonly decode: (bytes: Uint8Array) => T };
type Sent<T> = { readonly encode: (message: T) => protobuf.Writer };

/** protobufjs knows the fields, but not their types. */
const messagesOf = <Messages>(name: string): Messages => root.lookupType(name) as unknown as Messages;

export const appendRequests = messagesOf<Sent<BatchAppendReq>>('BatchAppendReq');
export const appendAnswers = messagesOf<Received<BatchAppendResp>>('BatchAppendResp');
export const revisionRefusals = messagesOf<Received<WrongExpectedVersion>>('WrongExpectedVersion');
export const readAnswers = messagesOf<Received<ReadResp>>('ReadResp');
