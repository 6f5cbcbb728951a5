/** What the demo mall has as its defaults. None of it opens anything but the lab. */
export const MERCHANT_ACCOUNT = 'GalleriaDEMO'
export const API_KEY = 'AQE-demo-lab-key'
/** As Adyen makes them: with commas and whatever else there is. */
export const API_KEYS = [API_KEY, 'AQE-demo-lab,before=']
export const CLIENT_KEY = 'test_GALLERIADEMO'
/** Hexadecimal, 32 bytes, as the Customer Area makes them. */
export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
/** The user who may fetch reports. */
export const REPORT_USER = 'report@Company.Galleria'
export const REPORT_PASSWORDS = ['report-demo', 'report,demo-before']
