package omnicasa

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"

	"github.com/gevel/gevel/crm"
)

// result is what every call of Omnicasa answers, under the call's own name.
type result struct {
	Success bool
	Message string
	Value   json.RawMessage
}

// call makes a call with the account and reads its value. Omnicasa answers 200 to what it does not accept, and does not say whether the
// password is why, so that is asked.
func (s *system) call(ctx context.Context, name string, arguments map[string]any, into any) error {
	r, err := s.request(ctx, name, arguments)
	if err != nil {
		return err
	}
	if !r.Success {
		return s.reason(ctx, name, arguments, r.Message)
	}
	d := json.NewDecoder(bytes.NewReader(r.Value))
	d.UseNumber()
	if err := d.Decode(into); err != nil {
		return crm.OtherShape("the CRM's answer to "+name, err)
	}
	return nil
}

func (s *system) request(ctx context.Context, name string, arguments map[string]any) (result, error) {
	all := map[string]any{"CustomerName": s.customer, "CustomerPassword": s.password}
	if s.office != 0 {
		all["OfficeID"] = s.office
	}
	for k, v := range arguments {
		all[k] = v
	}
	text, err := json.Marshal(all)
	if err != nil {
		return result{}, err
	}
	answer := map[string]result{}
	path := "/" + name + "Json?json=" + url.QueryEscape(string(text))
	if err := s.api.Call(ctx, http.MethodGet, path, nil, &answer, nil); err != nil {
		return result{}, err
	}
	r, known := answer[name+"JsonResult"]
	if !known {
		return r, errors.New("the CRM's answer has another shape than expected: no " + name + "JsonResult")
	}
	return r, nil
}

// reason is the error for a call that was not accepted.
func (s *system) reason(ctx context.Context, name string, arguments map[string]any, message string) error {
	if err := s.Check(ctx); err != nil {
		return err
	}
	request, err := json.Marshal(arguments)
	if err != nil {
		return err
	}
	return crm.Refused{Call: name, Fields: crm.NamedFields(request, []byte(message))}
}

// Check asks whether name and password of the customer are right.
func (s *system) Check(ctx context.Context) error {
	r, err := s.request(ctx, "ValidateCustomer", nil)
	if err == nil && (!r.Success || string(r.Value) == "false") {
		err = crm.ErrWrongKey
	}
	return err
}
