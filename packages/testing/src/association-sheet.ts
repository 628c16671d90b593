const headings =
  'Sr No|Name of candidate|Boy/Girl|Marital Status|DOB|Birth time|Birth Place|Height|Blood Group|गोत्र|Mangal|Edu|Service/Business|Occupation|Package|Work place|Native|Father’s name|Mama Surname|Mob. No.|E-mail ID|Address|City';

/** From the gender to the city; the number, the e-mail and the address follow from the place in the list. */
const families = `
Ku. Asha Ramesh Patil|Girl|Unmarried|12 Mar 1997|06.30|Satara|5.4|B positive|कश्यप|No|B.E.|Service|Software Engineer|12 LPA|Pune|Wai|Ramesh Patil|Jadhav|98200 12345|Pune
Ravi Anil Joshi|Boy|Single|4/3/1995|6:30 am|Pune|5'8"|O+|भारद्वाज|-|B.Com.|Business|Shop owner|8,50,000|Pune|Satara|Anil Joshi|Kale|098220 54321|Pune
Chi. Amol Sunil Kulkarni|M|Never married|12-03-94|18:05|Nashik|5-9|A+ve|वसिष्ठ|NA|MBA|Service|Manager|18 lakh|Mumbai|Nashik|Sunil Kulkarni|Deshpande|+91 98230 11111|Nashik
Sneha Vijay Deshmukh|F|Unmarried|1998-07-21|सकाळी 7:15|Kolhapur|162 cm|AB+|अत्रि|Yes|B.Sc.|Service|Lab technician|4.5 lakh|Kolhapur|Kolhapur|Vijay Deshmukh|Mohite|9823022222 / 9823033333|Kolhapur
Meera Prakash Shah|Girl|Divorcee|5 Jan 1993|11.20 PM|Surat|5'2|O -ve|Gautam|NA|M.Com.|Service|Accountant|7 LPA|Ahmedabad|Surat|Prakash Shah|Mehta|9824044444|Surat
Jignesh Harish Mehta|Boy|Unmarried|30/11/1992|NA|Bhavnagar|5.10|B+|કશ્યપ|-|B.E.|Business|Textile trader|1 Cr|Surat|Bhavnagar|Harish Mehta|Shah|9825055555|Surat
Kavita Nitin Bhosale|मुलगी|अविवाहित|१५/०८/१९९६|०६:४५|सातारा|5.3|A+|Kashyap|No|B.A.|Service|Teacher|3.6 lakh|Satara|Satara|Nitin Bhosale|Pawar|९८२६० ६६६६६|Satara
Sagar Dilip Pawar|Boy|Unmarried|22-09-91|09:10|Pune|5.7|O+|Vatsa|No|Diploma|Service|Supervisor|30,000 per month|Pune|Phaltan|Dilip Pawar|Shinde|9827077777|Phaltan
Priya Suresh Jadhav|Girl|Unmarried|3/12/1999|2:30 pm|Karad|5'5"|B+|Kaushik|No|B.Pharm|Service|Pharmacist|5 LPA|Pune|Karad|Suresh Jadhav|Patil|9828088888|Karad
Nikhil Ashok Gokhale|Boy|Unmarried|17 Aug 1994|5:50 am|Sangli|5.11|AB+|Shandilya|-|M.Tech.|Service|Data analyst|22 LPA|Bengaluru|Sangli|Ashok Gokhale|Apte|9829099999|Sangli
Rutuja Mahesh Sane|Girl|Unmarried|09/02/1997|13:40|Pune|5.1|A-|Atri|No|C.A.|Service|Chartered accountant|15 LPA|Mumbai|Ratnagiri|Mahesh Sane|Gokhale|9830010101|Pune
Omkar Sanjay Kale|Boy|Unmarried|28.06.1993|4:05 am|Solapur|172|O positive|Kashyap|No|B.E.|Service|Civil engineer|as per company|Pune|Solapur|Sanjay Kale|Joshi|9831020202|Solapur
Manasi Deepak Apte|Girl|Unmarried|19 May 1998|20:15|Pune|5'4|B+|Bharadwaj|No|B.Arch.|Service|Architect|6 LPA|Pune|Pen|Deepak Apte|Sane|9832030303|Pune
Tejas Rajesh Trivedi|Boy|Unmarried|11-11-1990|NA|Rajkot|5.6|A+|Gautam|Yes|B.Com.|Business|Jeweller|25 lakh|Rajkot|Rajkot|Rajesh Trivedi|Dave|9833040404|Rajkot
Hetal Kishor Dave|Girl|Widow|7/7/1989|10.10|Jamnagar|5.2|O+|Vasishtha|No|M.A.|Service|Clerk|3 lakh|Rajkot|Jamnagar|Kishor Dave|Trivedi|9834050505|Rajkot
Aditya Vinod Shinde|Boy|Unmarried|25/12/1995|0:45|Pune|5.9|B-ve|Vishwamitra|No|B.E.|Pvt Job|Sales|9 LPA|Pune|Baramati|Vinod Shinde|Bhosale|9835060606|Baramati
Pooja Vinod Shinde|Girl|Unmarried|14/02/1998|8:25 am|Pune|5.3|B+|Vishwamitra|No|B.Com.|Pvt Job|Bank clerk|4 LPA|Pune|Baramati|Vinod Shinde|Bhosale|9835060606|Baramati
Vaibhav Hemant Mohite|Boy|Divorced|1 Apr 1988|16.00|Karad|5.8|A+|Kashyap|No|B.Sc. Agri|Farming|Farmer|10 lakh|Karad|Karad|Hemant Mohite|Chavan|9836070707|Karad
Shweta Anand Chavan|Girl|Unmarried|06-10-96|07:00|Satara|5'1"|O+|Jamadagni|No|B.Ed.|Pvt Job|Teacher|as per company|Satara|Satara|Anand Chavan|Mohite|9837080808|Satara
Rahul Bhaskar Naik|Boy|Unmarried|31/02/1996|6:00 am|Goa|5.7|A+|Kashyap|No|B.E.|Pvt Job|Engineer|11 LPA|Goa|Goa|Bhaskar Naik|Kamat|9838090909|Panaji
Dipti Manoj Kamat|Girl|Unmarried|23 Oct 1997|12:00|Goa|5.0|don't know|Kaundinya|No|MBBS|Service|Doctor|14 LPA|Goa|Goa|Manoj Kamat|Naik|9839010110|Margao
Sumit Girish Rane|Boy|Unmarried|18/01/1993|22:10|Mumbai|5.8|O+|Bharadwaj|-|Hotel Mgmt|Pvt Job|Chef|8 LPA|Dubai|Malvan|Girish Rane|Sawant|NA|Malvan
Neha Satish Sawant|Girl|Unmarried|27 Nov 1995|5.55 pm|Malvan|5.4|AB-|Atri|No|LL.B.|Service|Lawyer|7.5 lakh|Mumbai|Malvan|Satish Sawant|Rane|9841030330|Mumbai
Yogesh Ganesh More|Boy|Unmarried|02/05/1992|03:30|Latur|5.5|B+|Kashyap|No|ITI|Pvt Job|Fitter|25k per month|Pune|Latur|Ganesh More|Kadam|9842040440|Latur
Ankita Arun Kadam|Girl|Unmarried|16-08-1999|11:05|Latur|5'3"|A+|Gargya|No|BCA|Service|Tester|3.5|Pune|Latur|Arun Kadam|More|9843050550|Latur
Chirag Mukesh Parikh|Boy|Unmarried|8 Sep 1994|1:15 pm|Vadodara|5.9|O+|Shandilya|No|B.Pharm|Business|Pharmacy|Negotiable|Vadodara|Vadodara|Mukesh Parikh|Desai|9844060660|Vadodara
Foram Jayesh Desai|Girl|Unmarried|29/04/1996|NA|Navsari|5.2|B+|Kashyap|No|M.Sc.|Service|Chemist|6 lakh p.a.|Vapi|Navsari|Jayesh Desai|Parikh|9845070770|Navsari
Sandeep Mohan Bhide|Boy|Widower|13/06/1987|17:45|Pune|5.6|A+|Vatsa|No|B.E.|Service|Engineer|16 LPA|Pune|Wai|Mohan Bhide|Limaye|9846080880|Pune
Gauri Uday Limaye|Girl|Unmarried|20 Dec 1998|9 am|Pune|5.5|O+|Kaushik|No|B.Des.|Self employed|Designer|5 lakh|Pune|Pune|Uday Limaye|Bhide|9847090990|Pune
Akshay Milind Oak|Boy|Unmarried|10/10/1993|21:21|Thane|5.10|A+|Vasishtha|No|B.E.|Service|Engineer|13 LPA|Thane|Guhagar|Milind Oak|Limaye|9848010210|Thane`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** The families whose cell has no e-mail address. */
const withoutEmail = new Set(['Yogesh Ganesh More']);

const encode = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function rowOf([name = '', ...facts]: readonly string[], index: number): string[] {
  const city = facts.pop() ?? '';
  const [first = '', , last = ''] = name.replace(/^(?:Ku|Chi)\. /, '').split(' ');
  const email = withoutEmail.has(name) ? '-' : `${first}.${last}.${index + 1}@families.example`.toLowerCase();
  return [`${index + 1}`, name, ...facts, email, `${index + 11}, Shivaji Road`, city];
}

/**
 * The sheet of an association as Excel saves it: a title, 23 headings of their own, 30 invented families, and values
 * as people write them.
 */
export function writeAssociationSheet(): string {
  const title = ['Sahyadri Samaj Mandal, list of candidates 2025'];
  const rows = [title, [], headings.split('|'), ...families.map(rowOf)];
  return `\uFEFF${rows.map((row) => row.map(encode).join(',')).join('\r\n')}\r\n`;
}
