package webhook

import (
	"context"
	"encoding/json"
	"time"

	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/limits"
)

// body is what a receiver is sent. ID is the same when the same is sent again.
type body struct {
	ID      string                `json:"id"`
	Type    webhooks.DeliveryKind `json:"type"`
	Webhook string                `json:"webhook"`
	MadeAt  time.Time             `json:"madeAt"`
	Cursor  string                `json:"cursor"`
	Changes []change              `json:"changes"`
}

// change is one of them, in the shape of the graph's Change.
type change struct {
	Type     string          `json:"__typename"`
	Number   int             `json:"number"`
	At       time.Time       `json:"at"`
	Property json.RawMessage `json:"property,omitempty"`
	Project  json.RawMessage `json:"project,omitempty"`
}

// body writes a delivery, with its properties and projects as visitors see them now. One that would be too large has only their numbers.
func (s *Service) body(ctx context.Context, w webhooks.Webhook, d webhooks.Delivery) ([]byte, error) {
	list := d.Changed()
	nodes, err := s.Read(ctx, w.Language, list)
	if err != nil {
		return nil, err
	}
	b := body{ID: d.ID, Type: d.Kind, Webhook: w.Name, MadeAt: time.Unix(d.MadeAt, 0).UTC(), Cursor: d.Cursor, Changes: []change{}}
	for i, r := range list {
		b.Changes = append(b.Changes, changeOf(r, nodes[i]))
	}
	text, err := json.Marshal(b)
	if err != nil || len(text) <= limits.WebhookBytes {
		return text, err
	}
	for i := range b.Changes {
		b.Changes[i].Property, b.Changes[i].Project = nil, nil
	}
	return json.Marshal(b)
}

func changeOf(r webhooks.ChangedRecord, node json.RawMessage) change {
	c := change{Number: r.Number, At: r.At()}
	switch project := r.Kind == changelog.ProjectChange; {
	case project && node != nil:
		c.Type, c.Project = "ProjectChanged", node
	case project:
		c.Type = "ProjectWithdrawn"
	case node != nil:
		c.Type, c.Property = "PropertyChanged", node
	default:
		c.Type = "PropertyWithdrawn"
	}
	return c
}
