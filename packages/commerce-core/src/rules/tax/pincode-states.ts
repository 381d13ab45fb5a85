/**
 * State codes of GST by the first digits of a pincode: the longest that fit decide. Made of the 19,097 pincodes of the
 * public post office directory (data.gov.in, 2015); Telangana and Ladakh are newer than that and are taken by their
 * ranges, 50 and 194. Thirty pincodes span two States: they have the one with more post offices. Army pincodes, 9, name
 * no State.
 */
export const pincodeStates: Readonly<Record<string, string>> = {
  '01': '18 19',
  '02': '17',
  '03': '14 15 16005 16006 16007 160103 160104',
  '04': '16',
  '05': '24471 246 2476 248 249 262308 262309 26231 26240 2625 263',
  '06': '12 13',
  '07': '11',
  '08': '30 31 32 33 34',
  '09': '20 21 22 23 24 2467 247662 247669 25 26 262406 27 28',
  '10': '80 81 814131 821 823 824 84 85',
  '11': '737',
  '12': '79',
  '13': '797 798',
  '14': '795',
  '15': '796',
  '16': '799',
  '17': '793 794',
  '18': '78',
  '19': '70 71 72 73 74',
  '20': '813208 8141 815 816 82 83',
  '21': '75 76 77',
  '22': '49',
  '23': '45 46 47 48',
  '24': '36 37 38 39 396235',
  '26': '36252 36254 36257 3962',
  '27': '40 41 42 43 44',
  '29': '56 57 58 59',
  '30': '403',
  '31': '68255',
  '32': '67 68 69',
  '33': '60 609608 61 62 63 64',
  '34': '6050 605104 605110 605502 607402 60960 673310',
  '35': '744',
  '36': '50',
  '37': '51 52 53',
  '38': '194',
};
