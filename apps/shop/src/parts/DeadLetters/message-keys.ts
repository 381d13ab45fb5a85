/** Keys of the reads of messages: to send one again changes both lists. */
export const deadLettersKey = 'dead letters';
export const deliveriesKey = 'deliveries';
