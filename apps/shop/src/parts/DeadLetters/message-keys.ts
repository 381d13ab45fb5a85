/** Key of the read of messages that could not be sent. Sending one again changes both lists. */
export const deadLettersKey = 'dead letters';
/** Key of the read of webhook deliveries. */
export const deliveriesKey = 'deliveries';
