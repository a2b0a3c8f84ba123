// Package sweepbright links a site to SweepBright by its website API: properties come when it tells of them, leads go back as contacts.
package sweepbright

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/fetch"
)

// Kind is SweepBright.
var Kind = crm.Kind{
	Name: "sweepbright",
	Settings: []crm.Setting{
		{Name: "client", About: "the client id of the website channel at SweepBright", Required: true},
		{Name: "base", About: "the address of the API", Default: "https://website.sweepbright.com/api"},
		{Name: "version", About: "the version of the API", Default: "v20210723"},
	},
	Secret: "client secret",
	Types:  types,
	Lawful: lawful,
	Events: events,
	Open:   open,
}

// system is an account at SweepBright.
type system struct {
	api   *crm.API
	words detail.OwnWords
}

func open(a crm.Account) (crm.System, error) {
	base := strings.TrimSuffix(a.Settings["base"], "/")
	if err := fetch.CheckAddress(base); err != nil {
		return nil, crm.WrongSetting("base", forms.NotHTTPS, "%w", err)
	}
	s := &system{words: a.Words(), api: &crm.API{Client: a.Client, Base: base,
		Header: http.Header{"Accept": {"application/vnd.sweepbright." + a.Settings["version"] + "+json"}}}}
	s.api.Token = func(ctx context.Context) (string, error) {
		var answer struct {
			Token string `json:"access_token"`
		}
		err := s.api.Plain(ctx, http.MethodPost, "/oauth/token",
			map[string]string{"grant_type": "client_credentials", "client_id": a.Settings["client"], "client_secret": a.Secret}, &answer,
			nil)
		if err == nil && answer.Token == "" {
			err = errors.New("the CRM gave no token")
		}
		var refused crm.Refused
		if errors.As(err, &refused) {
			err = crm.ErrWrongKey
		}
		return answer.Token, err
	}
	return s, nil
}

// Check asks for a token.
func (s *system) Check(ctx context.Context) error { return s.api.SignIn(ctx) }

// Changed gives nothing: SweepBright tells the site what changed.
func (s *system) Changed(context.Context, string) (crm.Changes, error) { return crm.Changes{}, nil }
