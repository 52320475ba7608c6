/** Something about a build that whoever runs it should put right; its message says what and how. */
export class BuildFault extends Error {}
