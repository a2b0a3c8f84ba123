package keys

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// OperationView is an operation that a program registered with its key, as managers see it.
type OperationView struct{ row apikeys.RegisteredOperation }

// Name is its name, which no other operation of the key has.
func (v *OperationView) Name() string { return v.row.Name }

// RegisteredAt is when its text was registered.
func (v *OperationView) RegisteredAt() time.Time { return locale.Moment(v.row.RegisteredAt) }

// UsedAt is when it was last sent by its id; nil for never.
func (v *OperationView) UsedAt() *time.Time { return locale.OptionalMoment(v.row.UsedAt) }

// Operations are those that the key registered, by name.
func (v *View) Operations() []*OperationView { return v.operations }

// RemoveKeyOperationInput ends an operation of a key.
type RemoveKeyOperationInput struct{ Key, Name string }

// KeyOperationRemoved says that an operation ended.
type KeyOperationRemoved struct{ Desk *staff.Desk }

// operations are those of all keys, by key.
func (s *Service) operations(ctx context.Context) (map[string][]*OperationView, error) {
	rows, err := s.Store.Keys.AllOperations(ctx)
	of := map[string][]*OperationView{}
	for _, o := range rows {
		of[o.Key] = append(of[o.Key], &OperationView{o})
	}
	return of, err
}

// RemoveKeyOperation ends an operation that a program registered, for managers who took the second step again. Apps that send its id are
// answered no more.
func (s *Service) RemoveKeyOperation(ctx context.Context, f *RemoveKeyOperationInput) (*KeyOperationRemoved, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	key, made, ok := keyOf(f.Key)
	if !ok {
		return nil, forms.OneProblem("key", forms.Unknown), nil
	}
	err = s.Store.Keys.RemoveKeyOperation(ctx, key, made, f.Name, s.Action(d, "removeKeyOperation"))
	if errors.Is(err, apikeys.ErrUnknownOperation) {
		return nil, forms.OneProblem("name", forms.Unknown), nil
	}
	return &KeyOperationRemoved{d}, nil, staff.Forbidden(err)
}
