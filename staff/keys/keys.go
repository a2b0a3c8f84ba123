package keys

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// View is the key of a program as managers see it.
type View struct {
	row        apikeys.APIKey
	operations []*OperationView
}

// ID identifies the key: a key that is made later under the same name has another ID.
func (v *View) ID() string { return strconv.FormatInt(v.row.CreatedAt, 10) + "/" + v.row.Name }

// Name is its name.
func (v *View) Name() string { return v.row.Name }

// Writes reports whether it may import properties.
func (v *View) Writes() bool { return v.row.Writes }

// CreatedAt is when it was made.
func (v *View) CreatedAt() time.Time { return locale.Moment(v.row.CreatedAt) }

// UsedAt is when it was last used; nil for never.
func (v *View) UsedAt() *time.Time { return locale.OptionalMoment(v.row.UsedAt) }

// CreateInput makes a key.
type CreateInput struct {
	Name   string
	Writes bool
}

// RevokeInput ends a key.
type RevokeInput struct{ Key string }

// Made is a key, which is shown only now.
type Made struct {
	Key  string
	Desk *staff.Desk
}

// Revoked says that a key ended.
type Revoked struct{ Desk *staff.Desk }

// Keys lists the keys of programs, for managers.
func (s *Service) Keys(ctx context.Context, d *staff.Desk) ([]*View, error) {
	if !d.May(desk.ManageLinks) {
		return nil, staff.ErrForbidden
	}
	rows, err := s.Store.Keys.APIKeys(ctx)
	if err != nil {
		return nil, err
	}
	operations, err := s.operations(ctx)
	list := []*View{} // null would say that the role may not read them
	for _, k := range rows {
		list = append(list, &View{k, operations[k.Name]})
	}
	return list, err
}

// CreateKey makes a key, for managers who took the second step again.
func (s *Service) CreateKey(ctx context.Context, f *CreateInput) (*Made, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	name := strings.Join(strings.Fields(locale.Visible(f.Name)), " ")
	switch {
	case name == "":
		return nil, forms.OneProblem("name", forms.Required), nil
	case utf8.RuneCountInString(name) > limits.KeyNameCharacters:
		return nil, forms.OneProblem("name", forms.TooLong), nil
	}
	key, err := s.Store.Keys.AddAPIKey(ctx, name, f.Writes, s.Action(d, "createKey"))
	switch {
	case errors.Is(err, apikeys.ErrKeyExists):
		return nil, forms.OneProblem("name", forms.Taken), nil
	case errors.Is(err, apikeys.ErrManyKeys):
		return nil, forms.OneProblem("name", forms.TooMany), nil
	case err != nil:
		return nil, nil, staff.Forbidden(err)
	}
	return &Made{key, d}, nil, nil
}

// RevokeKey ends a key, for managers who took the second step again.
func (s *Service) RevokeKey(ctx context.Context, f *RevokeInput) (*Revoked, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	name, made, ok := keyOf(f.Key)
	if !ok {
		return nil, forms.OneProblem("key", forms.Unknown), nil
	}
	err = s.Store.Keys.RevokeAPIKey(ctx, name, made, s.Action(d, "revokeKey"))
	if errors.Is(err, apikeys.ErrUnknownKey) {
		return nil, forms.OneProblem("key", forms.Unknown), nil
	}
	return &Revoked{d}, nil, staff.Forbidden(err)
}

// keyOf reads the id of a key: its name, and when it was made.
func keyOf(id string) (name string, made time.Time, ok bool) {
	at, name, _ := strings.Cut(id, "/")
	unix, err := strconv.ParseInt(at, 10, 64)
	return name, time.Unix(unix, 0), err == nil
}
