// Package inbox is what staff sees and changes of leads: lists and filters of them, one lead with its emails, notes and deliveries,
// answers, hand-overs, changes of many leads and how they are undone.
//
//   - A lead's state and agent at the desk are in lead_handling, each with a version: a change made from an old view is
//     LeadStale and writes nothing. A lead is handed over with a message, which becomes a note and an email to the new
//     agent, both in the write of the change (handover.go).
//   - Lists of leads are paged by keyset, each along its own index, and counted by triggers (lead_count). A filter
//     reads along an index too, and words along lead_search, whose folded texts stand in the order in which leads came
//     (db/inbox/filter.go): 10,000 of them are searched in a few milliseconds, and an erased person leaves no word behind
//     in an index.
//   - A change of many leads is one write: of leads named with the version that was seen, or of a list if it still has
//     as many as were seen. undo remembers what each had before, and a lead goes back while nobody changed it since
//     (db/inbox/undo.go).
//   - An answer to a lead is an email of the outbox that leaves ten seconds later (db/inbox/answer.go), and is taken back
//     together with the change of the state. Its files are written to the folder of uploads, and synced, before the one
//     write of answer, email and files (leads/answers/files.go, table answer_file); documents of the property are copied
//     there, so that the history shows what was really sent.
//   - A sheet of leads is written page by page, noted in the log before its first line, and has no cell that a
//     spreadsheet would run as a formula (internal/sheet).
package inbox

import (
	"github.com/gevel/gevel/leads/answers"
	"github.com/gevel/gevel/staff"
)

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }

func (s *Service) answers() *answers.Service { return &answers.Service{Service: s.Leads} }
