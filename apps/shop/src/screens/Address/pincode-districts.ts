/** Districts by the first three digits of their pincodes, where those digits name one district only. */
const districts: Readonly<Record<string, string>> = {
  '110': 'New Delhi',
  '160': 'Chandigarh',
  '226': 'Lucknow',
  '302': 'Jaipur',
  '380': 'Ahmedabad',
  '395': 'Surat',
  '400': 'Mumbai',
  '411': 'Pune',
  '440': 'Nagpur',
  '452': 'Indore',
  '462': 'Bhopal',
  '500': 'Hyderabad',
  '530': 'Visakhapatnam',
  '560': 'Bengaluru Urban',
  '570': 'Mysuru',
  '575': 'Dakshina Kannada',
  '600': 'Chennai',
  '620': 'Tiruchirappalli',
  '625': 'Madurai',
  '641': 'Coimbatore',
  '670': 'Kannur',
  '671': 'Kasaragod',
  '673': 'Kozhikode',
  '676': 'Malappuram',
  '678': 'Palakkad',
  '680': 'Thrissur',
  '682': 'Ernakulam',
  '683': 'Ernakulam',
  '685': 'Idukki',
  '686': 'Kottayam',
  '688': 'Alappuzha',
  '689': 'Pathanamthitta',
  '691': 'Kollam',
  '695': 'Thiruvananthapuram',
  '700': 'Kolkata',
  '751': 'Khordha',
  '781': 'Kamrup Metropolitan',
  '800': 'Patna',
};

/**
 * The district of a pincode, to fill an empty field.
 * @param pincode as typed
 * @returns null for an unknown or incomplete pincode
 */
export function districtOf(pincode: string): string | null {
  return /^\d{6}$/.test(pincode) ? (districts[pincode.slice(0, 3)] ?? null) : null;
}
