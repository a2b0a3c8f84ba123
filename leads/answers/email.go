package answers

import (
	"context"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// AnswerEmail is the email with which a member of staff answers a lead: in the language of the lead, about its property, and within the
// thread of the emails that the visitor got before, with what the visitor wrote below it. Replies go to the member of staff.
func (o *Service) AnswerEmail(ctx context.Context, lead inbox.Lead, by members.StaffMember, text string,
	files []mail.File) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	data := mail.Data{Person: compose.PersonIn(lead), Text: text, Agent: compose.AgentOf(c, by), Files: files}
	if data.Property, err = o.PropertyCard(ctx, lead, lead.Language); err != nil {
		return outbox.Email{}, err
	}
	before, err := o.Store.Inbox.EmailsInThread(ctx, lead.ID, limits.LeadThread)
	if err != nil {
		return outbox.Email{}, err
	}
	for _, e := range before {
		if data.Thread = append(data.Thread, e.ID); data.AnswerTo == "" && e.Kind != "answer-visitor" {
			data.AnswerTo = e.Kind
		}
	}
	if data.Question, _, err = content.FieldsOf(c, lead, lead.Language); err != nil {
		return outbox.Email{}, err
	}
	made, err := o.Compose(c, compose.Email{Kind: "answer-visitor", Language: lead.Language, Data: data, Over: compose.Sent})
	made.After = limits.LeadAnswerTime
	return made, err
}
