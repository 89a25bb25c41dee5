/** The descriptions of the server's metrics, in German; a test compares the names. */
export const germanMetrics: Readonly<Record<string, string>> = {
  parley_agents: 'Agenten, die gefragt werden können',
  parley_build_info: 'Immer 1; die Version ist ein Label',
  parley_disk_free_bytes: 'Frei auf dem Datenträger der Daten',
  parley_disk_reserve_bytes: 'Ist weniger frei als das, wird nichts aufgezeichnet',
  parley_event_loop_block_max_seconds:
    'Die längste Zeit in der letzten Minute, in der die Ereignisschleife blockiert war',
  parley_event_loop_block_seconds:
    'Die längste Zeit jeder Sekunde, in der die Ereignisschleife blockiert war',
  parley_failures_total: 'Fehler nach Art: webhook_call, webhook_circuit, write, record, view oder retention',
  parley_http_request_duration_seconds:
    'Zeit, bis eine Anfrage beantwortet war, nach dem Muster ihres Pfades',
  parley_projection_lag_seconds:
    'Wie lange das älteste Ereignis her ist, das der Ansicht noch fehlt; 0, wenn sie aktuell ist',
  parley_projection_position: 'Alles bis dorthin im Log ist in der Ansicht',
  parley_projection_state: '1 für den Zustand, in dem die Projektion ist',
  parley_sessions_hot: 'Sitzungen, die im Speicher bereitstehen',
  parley_store_append_duration_seconds:
    'Zeit, bis ein Append dauerhaft war, oder mit dem Fehlercode in outcome abgelehnt',
  parley_store_append_events: 'Ereignisse eines Appends',
  parley_store_position: 'Wo das Log endet',
  parley_store_up: '1, solange der Event Store antwortet, sonst 0',
  parley_training_duration_seconds:
    'Zeit für das Training eines Modells, mit dem Warten auf einen freien Thread',
  parley_training_failures_total: 'Fehlgeschlagene Trainings',
  parley_training_progress_ratio: 'Mittlerer Fortschritt dieser Trainings; 1 ohne Trainings',
  parley_trainings_running: 'Modelle, die trainiert werden oder auf einen freien Thread warten',
  parley_turns_total:
    'Äußerungen nach dem, was passte: exact, template, learned, fallback, trigger, answer oder none',
  parley_understanding_duration_seconds: 'Zeit, die das Verstehen eines Textes dauerte',
  parley_webhook_call_duration_seconds:
    'Zeit der Webhook-Aufrufe nach Ausgang: replied, oder warum der Aufruf scheiterte',
  parley_webhook_circuits: 'Adressen von Webhooks nach dem Zustand ihrer Schutzschaltung',
};
