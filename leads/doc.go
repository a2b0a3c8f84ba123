// Package leads takes the forms of visitors: it checks them, composes their emails and stores both in one write.
//
// A lead is a form that was accepted. One file per form: its input, its checks, how often it may be sent and how long it is kept, its
// emails and what taking it does; package compose writes the emails. rule.go gives a lead to somebody by the agency's rules, in the write
// that stores it. A form is stored with its emails or not at all; the same key twice is one lead. take.go has the three steps: check.go
// finds the problems, the form's own function composes its submission, receive stores it. A friend's address is in no table once the email
// is sent. A table with personal data is named in db/people/personal.go. A demand's email is an alert (package alerts); a watch is a demand
// for one property. A slot is a moment at which a property can be seen, with a number of seats; an appointment takes one (package booked),
// and the owner sees it as a viewing, without the visitor's name. rows.go names what was filled in in a stored form.
//
// What depends on leads (free slots, a demand behind a token) has no data version: operations that select it are live
// and never cached (graph/rules.go).
package leads
