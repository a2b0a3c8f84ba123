// Package staff is what people who work at the agency's desk see and do there, and how they sign in: with a password and a code of a phone,
// or with a passkey. Owners sign in by package auth, and nothing of one session opens the other.
//
// The field desk is the only way to what staff sees (TestTheDeskIsReachedByStaffOnly walks new types by itself); its
// types are no Node. Service.Session alone decides who is at the desk: a session between the password and the second
// step is none. What a role may do is a table in agency/desk/staff.go; at least one manager always stays, by a guard in the
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
//   - The table action is the desk's log, which is only added to (an action is who did what to which record); it names
//     staff by number and repeats nothing that visitors wrote. gevel forget erases a former member of staff once the
//     access is closed. What is known of a person is read and erased by person/ alone, for the command and for the
//     desk.
package staff
