package graph

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// operationName is what the name of a registered operation may be.
var operationName = regexp.MustCompile(fmt.Sprintf(`^[A-Za-z0-9_.-]{1,%d}$`, limits.OperationNameBytes))

// ofKey returns the name of the key that a program sent, and a FORBIDDEN error without one.
func ofKey(ctx context.Context) (string, error) {
	if key := principal.Of(ctx).APIKey; key != nil {
		return key.Name, nil
	}
	return "", engine.Coded("operations are registered with an API key", "FORBIDDEN")
}

// RegisteredOperations lists what the key of the request registered.
func (r *queryResolver) RegisteredOperations(ctx context.Context) ([]*RegisteredOperation, error) {
	key, err := ofKey(ctx)
	if err != nil {
		return nil, err
	}
	list, err := r.Store.Keys.RegisteredOperations(ctx, key)
	out := []*RegisteredOperation{}
	for _, o := range list {
		out = append(out, r.registered(o))
	}
	return out, err
}

// RegisterOperation stores an operation that any app may send by its id. What it may read is decided when it is sent, by who sends it.
func (r *mutationResolver) RegisterOperation(ctx context.Context, input RegisterOperationInput) (RegisterOperationPayload, error) {
	key, err := ofKey(ctx)
	if err != nil {
		return nil, err
	}
	if problems := r.wrongWith(input); len(problems) > 0 {
		return OperationRefused{Problems: problems}, nil
	}
	o, err := r.Store.Keys.RegisterOperation(ctx, key, input.Name, input.Text, time.Now())
	switch {
	case errors.Is(err, handle.Refused{Why: forms.TooMany}):
		return refusedOperation(OperationProblemCodeTooMany,
			fmt.Sprintf("the key has registered %d operations; remove one first", limits.OperationsOfKey)), nil
	case errors.Is(err, apikeys.ErrUnknownKey):
		return nil, engine.Coded("the key was revoked", "FORBIDDEN")
	case err != nil:
		return nil, err
	}
	return OperationRegistered{Operation: r.registered(o)}, nil
}

// RemoveOperation ends an operation of the key that the request has.
func (r *mutationResolver) RemoveOperation(ctx context.Context, input RemoveOperationInput) (RemoveOperationPayload, error) {
	key, err := ofKey(ctx)
	if err != nil {
		return nil, err
	}
	err = r.Store.Keys.RemoveOperation(ctx, key, input.Name)
	if errors.Is(err, apikeys.ErrUnknownOperation) {
		return refusedOperation(OperationProblemCodeUnknown, err.Error()), nil
	}
	return OperationRemoved(input), err
}

func (r *Resolver) wrongWith(input RegisterOperationInput) []*OperationProblem {
	problems := r.wrongWithText(input.Text)
	if !operationName.MatchString(input.Name) {
		problems = append([]*OperationProblem{{Code: OperationProblemCodeName,
			Message: fmt.Sprintf("the name is not 1 to %d letters, digits and any of _ - .", limits.OperationNameBytes)}}, problems...)
	}
	return problems
}

// registered is an operation as its program sees it.
func (r *Resolver) registered(o apikeys.RegisteredOperation) *RegisteredOperation {
	out := &RegisteredOperation{ID: o.ID, Name: o.Name, Text: o.Text, RegisteredAt: time.Unix(o.RegisteredAt, 0).UTC()}
	if errs := r.engine.Outdated(o.Text); len(errs) > 0 {
		out.Outdated = &errs[0].Message
	}
	return out
}

func refusedOperation(code OperationProblemCode, message string) OperationRefused {
	return OperationRefused{Problems: []*OperationProblem{{Code: code, Message: message}}}
}
