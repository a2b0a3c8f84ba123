// Package forms holds what every form has: the person who fills it in, files that come with it, and what is wrong with it (Problems). A
// form of visitors, of owners and of the desk says it in the same codes.
//
// Invariant: a problem names its field and a code, never a text. The words are in the messages of the web app.
package forms
