// Package leads takes the forms of visitors: it checks them, composes their emails and stores both in one write. It
// also sends emails about new properties to people with a demand.
//
// A lead is a form that was accepted. One file per form: its input, its checks, how often it may be sent and how long it is kept, its
// emails and what taking it does; package compose writes the emails. rule.go gives a lead to somebody by the agency's rules, in the write
// that stores it. A form is stored with its emails or not at all; the same key twice is one lead. take.go has the three steps: check.go
// finds the problems, the form's own function composes its submission, receive stores it. A friend's address is in no table once the email
// is sent. A table with personal data is named in db/people/personal.go. A demand's email is an alert; a watch is a demand for one
// property. A slot is a moment at which a property can be seen, with a number of seats; an appointment takes one, and the owner sees it as
// a viewing, without the visitor's name. A sheet is leads as CSV.
//
// What depends on leads (free slots, a demand behind a token) has no data version: operations that select it are live
// and never cached (graph/rules.go).
//
// After an import, triggers note what is news; leads/news.go makes one email of all of it for each demand. A demand for
// one property (table watch) stores how the property was when the visitor was last told of it; leads/watchnews.go
// compares that with how visitors see it now (db/demands/watch.go), in the write that queues the email, so that each
// change is told once. An earlier price is told only while public_history has it. An appointment whose home was sold,
// rented, hidden or removed is told once to visitor and agent (leads/unavailableappointment.go, column
// unavailable_told), and cannot be moved.
package leads
