// How often each webhook call was sent again. A call's resends have a stream of their own.

fromCategory('resend')
  .foreachStream()
  .when({
    $init: () => ({ count: 0 }),

    ResendRequested: (state) => {
      state.count += 1;
      return state;
    },
  })
  .outputState();
