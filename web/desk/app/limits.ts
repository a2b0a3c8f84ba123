/*
 * Limits of the server that the desk keeps to, named as in package limits; a test compares each. Bytes and milliseconds.
 */
export const answerFiles = 5;
export const answerFilesBytes = 6 * 1024 * 1024;
export const askingPrice = 999_999_999;
export const blockReasonCharacters = 100;
export const linksOfSite = 20;
export const linkSettingCharacters = 300;
export const deskWords = 8;
export const deskWordsCharacters = 100;
export const featuredProperties = 5;
export const findCharacters = 2;
export const formTextCharacters = 4000;
export const foundRows = 5;
export const handOverCharacters = 500;
export const hiddenDays = 30;
export const hiddenWhyCharacters = 200;
export const keyNameCharacters = 60;
export const leadAnswerTime = 10_000;
export const leadNoteCharacters = 4000;
export const listLength = 100;
export const menuDepth = 2;
export const moduleRecords = 100;
export const ownerNameCharacters = 200;
export const ownerRemarkCharacters = 2000;
export const pictureWords = 300;
export const reportCharacters = 2000;
export const savedListCharacters = 40;
export const selectorCharacters = 100;
export const staffNameCharacters = 100;
export const streamBeat = 20_000;
export const todayRows = 5;
export const transitNameCharacters = 40;
export const webhookNameCharacters = 60;
