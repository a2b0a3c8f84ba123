// Package staff is what people who work at the agency's desk see and do there, and how they sign in: with a password and a code of a phone,
// or with a passkey. Owners sign in by package auth, and nothing of one session opens the other.
//
// The field desk is the only way to what staff sees (TestTheDeskIsReachedByStaffOnly walks new types by itself); its
// types are no Node. Service.Session alone decides who is at the desk: a session between the password and the second
// step is none. What a role may do is a table in agency/staff.go; at least one manager always stays, by a guard in the
// write. Limits are in limits/staff.go and desk.go.
//
//   - Signing in takes a password (hashed and compared by auth.Hasher), then a code of a phone (TOTP) or a recovery
//     code, each accepted once; or a passkey, which is both (relyingparty.go). A passkey's challenge is signed by the
//     site and stored only once it is answered rightly (passkeychallenge.go), so that strangers take no place; it is
//     answered once, and a counter that did not grow is refused. How many tries are left is counted by network and
//     address (tries.go), whether or not the address has an account, so it does not tell which addresses have one.
//   - Service.MayManage alone decides who may manage staff and export leads: a manager whose second step is younger
//     than limits.StaffConfirmTime (staff_session.confirmed_at). The write checks again whether its author is a
//     manager, and whether the member has the version that was seen. A link to choose a password is stored only with
//     the email that has it (db/members/link.go).
//   - A lead's state and agent at the desk are in lead_handling, each with a version: a change made from an old view is
//     LeadStale and writes nothing. A lead is handed over with a message, which becomes a note and an email to the new
//     agent, both in the write of the change (staff/handover.go).
//   - Lists of leads are paged by keyset, each along its own index, and counted by triggers (lead_count). A filter
//     reads along an index too, and words along lead_search, whose folded texts stand in the order in which leads came
//     (db/inbox/filter.go): 10,000 of them are searched in a few milliseconds, and an erased person leaves no word behind
//     in an index.
//   - A change of many leads is one write: of leads named with the version that was seen, or of a list if it still has
//     as many as were seen. undo remembers what each had before, and a lead goes back while nobody changed it since
//     (db/inbox/undo.go).
//   - An answer to a lead is an email of the outbox that leaves ten seconds later (db/inbox/answer.go), and is taken back
//     together with the change of the state. Its files are written to the folder of uploads, and synced, before the one
//     write of answer, email and files (leads/answerfiles.go, table answer_file); documents of the property are copied
//     there, so that the history shows what was really sent.
//   - Owners (staff/ownerchange.go, db/owners/change.go) have a version that triggers raise, whoever changes them, an
//     import too. A link to choose a password is in an email only. A property that the desk linked to an owner
//     (owner_property.desk) becomes the folder's as soon as the folder names it too.
//   - A sheet of leads is written page by page, noted in the log before its first line, and has no cell that a
//     spreadsheet would run as a formula (internal/sheet).
//   - The table action is the desk's log, which is only added to (an action is who did what to which record); it names
//     staff by number and repeats nothing that visitors wrote. gevel forget erases a former member of staff once the
//     access is closed. What is known of a person is read and erased by person/ alone, for the command and for the
//     desk.
package staff
