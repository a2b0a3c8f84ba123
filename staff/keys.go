package staff

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// KeyView is the key of a program as managers see it.
type KeyView struct {
	row        apikeys.APIKey
	operations []*OperationView
}

// ID identifies the key: a key that is made later under the same name has another ID.
func (v *KeyView) ID() string { return strconv.FormatInt(v.row.CreatedAt, 10) + "/" + v.row.Name }

// Name is its name.
func (v *KeyView) Name() string { return v.row.Name }

// Writes reports whether it may import properties.
func (v *KeyView) Writes() bool { return v.row.Writes }

// CreatedAt is when it was made.
func (v *KeyView) CreatedAt() time.Time { return moment(v.row.CreatedAt) }

// UsedAt is when it was last used; nil for never.
func (v *KeyView) UsedAt() *time.Time { return optional(v.row.UsedAt) }

// CreateKeyInput makes a key.
type CreateKeyInput struct {
	Name   string
	Writes bool
}

// RevokeKeyInput ends a key.
type RevokeKeyInput struct{ Key string }

// KeyMade is a key, which is shown only now.
type KeyMade struct {
	Key  string
	Desk *Desk
}

// KeyRevoked says that a key ended.
type KeyRevoked struct{ Desk *Desk }

// Keys lists the keys of programs, for managers.
func (s *Service) Keys(ctx context.Context, d *Desk) ([]*KeyView, error) {
	if !d.May(agency.ManageLinks) {
		return nil, ErrForbidden
	}
	rows, err := s.Store.Keys.APIKeys(ctx)
	if err != nil {
		return nil, err
	}
	operations, err := s.operations(ctx)
	list := []*KeyView{} // null would say that the role may not read them
	for _, k := range rows {
		list = append(list, &KeyView{k, operations[k.Name]})
	}
	return list, err
}

// CreateKey makes a key, for managers who took the second step again.
func (s *Service) CreateKey(ctx context.Context, f *CreateKeyInput) (*KeyMade, agency.Problems, error) {
	d, problems, err := s.mayManage(ctx, agency.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	name := strings.Join(strings.Fields(locale.Visible(f.Name)), " ")
	switch {
	case name == "":
		return nil, problem("name", agency.Required), nil
	case utf8.RuneCountInString(name) > limits.KeyNameCharacters:
		return nil, problem("name", agency.TooLong), nil
	}
	key, err := s.Store.Keys.AddAPIKey(ctx, name, f.Writes, s.action(d.session, "createKey"))
	switch {
	case errors.Is(err, apikeys.ErrKeyExists):
		return nil, problem("name", agency.Taken), nil
	case errors.Is(err, apikeys.ErrManyKeys):
		return nil, problem("name", agency.TooMany), nil
	case err != nil:
		return nil, nil, forbidden(err)
	}
	return &KeyMade{key, d}, nil, nil
}

// RevokeKey ends a key, for managers who took the second step again.
func (s *Service) RevokeKey(ctx context.Context, f *RevokeKeyInput) (*KeyRevoked, agency.Problems, error) {
	d, problems, err := s.mayManage(ctx, agency.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	name, made, ok := keyOf(f.Key)
	if !ok {
		return nil, problem("key", agency.Unknown), nil
	}
	err = s.Store.Keys.RevokeAPIKey(ctx, name, made, s.action(d.session, "revokeKey"))
	if errors.Is(err, apikeys.ErrUnknownKey) {
		return nil, problem("key", agency.Unknown), nil
	}
	return &KeyRevoked{d}, nil, forbidden(err)
}

// keyOf reads the id of a key: its name, and when it was made.
func keyOf(id string) (name string, made time.Time, ok bool) {
	at, name, _ := strings.Cut(id, "/")
	unix, err := strconv.ParseInt(at, 10, 64)
	return name, time.Unix(unix, 0), err == nil
}
