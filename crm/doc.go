// Package crm has the types that every link to a CRM uses, whichever program the agency has: the records that are read, the leads that are
// sent, and the errors. Each program has a package below this one; crm/link runs them.
//
// A link is the connection to one account, a run of it reads what changed there and delivers leads. A record is held
// while it lacks something without which it cannot be shown. crm itself says what a link consists of (System, Record,
// Lead, errors) and speaks JSON with a CRM (API); each program has a package below it, with its words as tables, and
// crm/kinds lists them. crm/link runs the links:
//
//   - An event or a list of changes of a CRM only becomes rows that say "read this record" (crm_inbox), written with
//     the cursor in one transaction. A run takes one after the other: it reads the record, delivers it through intake,
//     and only then deletes the row, so a run that is killed loses nothing and delivers nothing twice.
//   - An event is only a hint to read the record; events may come twice and out of order. One that says a record is
//     gone is believed when nothing happened to the record after it.
//   - A record gets its number before it is delivered, and keeps it for ever (crm_record). No folder and no other
//     delivery may use it.
//   - A record with problems stays as it is on the site and stops no other; its problems are stored by field.
//   - A link is run by one at a time (crmlinks.Store.HoldLink), over one connection that is closed at its end. A lead is noted for
//     its CRM in the transaction that stores it (crm_lead), and so is each change of the appointment that it booked;
//     each is sent with the same key until the CRM takes or refuses it, and a change after what came before it (view
//     crm_next). The desk runs, pauses and resumes links by the same methods as gevel link, and lists the last runs
//     (link_run). The desk shows no settings. It takes a new secret once the CRM accepts it (link.Service.Try), and
//     never shows one. What staff decides on a lead that a CRM does not take keeps its key (db/inbox/delivery.go).
//   - Invariant: a request goes to the server of the link's settings alone, and no redirect is followed
//     (TestCRMIsFollowed watches every connection of a whole run); what a CRM sends that has another shape, is cut off
//     or is too large changes nothing. crm/crmtest is a CRM's server for tests, with faults.
//   - Invariant: no problem of a run or a lead, and no line of the log, repeats what a CRM answered, because it may be
//     about a person: they have the status, the record and names of fields (crm/answer.go,
//     TestNoWordsOfACRMAboutAPersonAreStored). Problems of a record do have the word of the advertisement that the site
//     does not know, because the desk says there what it means.
package crm
