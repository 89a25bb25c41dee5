/** Words for an alarm up to the time that it is set for, in any language. */
export const alarmWords =
  'alarm_for alarm_clock_for wake_me_for wake_me_up_for wekker_op alarm_op alarma_para despertador_para alarme_pour réveil_pour sveglia_per alarme_para larm_på larmet_på alarm_på alarmet_på väckning_på';
