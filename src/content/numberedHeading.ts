/** What a heading begins with when its section is a step of a guide, such as the number in "1. Ask for limits". */
export const headingNumber = /^\d+\. /;
